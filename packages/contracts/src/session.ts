/** sessionStorage key of the email that the sign-up steps carry; removed after signing in. */
export const SESSION_EMAIL_KEY = 'user-email';

/** localStorage key of the signed-in account; its change tells other tabs. */
export const ACCOUNT_KEY = 'standby:account';
