import * as z from "zod/mini";

export const isEmail = (text: string): boolean => text.length <= 255 && z.regexes.email.test(text);
