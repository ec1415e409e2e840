/**
 * The header in which a page that was opened as a customer names them. Without it nothing of the
 * customer's is told while an admin views as them, so a page of the admin's own does not show it by
 * mistake; once the view is over a page that sends it is refused, and never acts as the admin.
 */
export const impersonationHeader = 'x-view-as';
