/** The domain of the accounts' addresses under `npm start` and `wrangler dev`, which no mail server serves. */
export const localMailDomain = "in.localhost";
