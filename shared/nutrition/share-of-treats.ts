/** FEDIAF limits treats to a tenth of the day's energy. */
export const shareOfTreats = 0.1;
