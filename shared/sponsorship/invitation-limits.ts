/** Kept apart, so that the screen can name the limits without loading the rules. */
export const invitationLimits = {
  emails: 10,
  hour: 20,
  message: 500,
} as const;
