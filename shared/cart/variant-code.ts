const longest = 255;

/** Text that fits into one segment of an API path. */
export const isVariantCode = (code: string): boolean =>
  code.length > 0 &&
  code.length <= longest &&
  code.isWellFormed() &&
  !/[/\p{Control}]/u.test(code) &&
  !/^\.+$/.test(code);
