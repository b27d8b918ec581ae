import * as z from "zod/mini";

/** An address that mail can be sent to, of 255 characters at most. */
export const isEmail = (text: string): boolean => text.length <= 255 && z.regexes.email.test(text);
