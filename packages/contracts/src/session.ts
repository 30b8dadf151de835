/** sessionStorage key of the email carried across the sign-up steps; removed after signing in. */
export const SESSION_EMAIL_KEY = 'user-email';

/** localStorage key of the account that is signed in, by which tabs hear that it changed. */
export const ACCOUNT_KEY = 'standby:account';
