/**
 * The header in which a page that was opened as a customer sends the customer's id. Without it, the
 * customer's data is refused during impersonation, so that a page of the admin's own never shows it
 * by mistake. With it, requests are refused once the impersonation is over, so that such a page
 * never acts as the admin.
 */
export const impersonationHeader = 'x-view-as';
