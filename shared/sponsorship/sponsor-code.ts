/** Whatever the service draws (readings, tokens). */
export const isSponsorCode = (text: string): boolean => /^[\w~.-]{1,64}$/.test(text);
