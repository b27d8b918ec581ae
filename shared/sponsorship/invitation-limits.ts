/** The screen names them without the rules, which stay on the worker. */
export const invitationLimits = {
  /** Addresses at a time. */
  emails: 10,
  /** Addresses in an hour. */
  hour: 20,
  /** Characters. */
  message: 500,
} as const;
