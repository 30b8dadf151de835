/** sessionStorage key of the email carried across the sign-up steps; removed after signing in. */
export const SESSION_EMAIL_KEY = 'user-email';
