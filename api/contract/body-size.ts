/** The largest JSON body that the API accepts, in bytes. */
export const maxBodyBytes = 64 * 1024;
