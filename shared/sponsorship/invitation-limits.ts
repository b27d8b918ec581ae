export const invitationLimits = {
  emails: 10,
  hour: 20,
  message: 500,
} as const;
