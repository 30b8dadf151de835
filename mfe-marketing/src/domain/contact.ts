/** Contact addresses, in one place so that a deployment under its own domain changes one file. */
export const contact = {
  support: 'support@standby.example',
  privacy: 'privacy@standby.example',
  legal: 'legal@standby.example',
} as const;
