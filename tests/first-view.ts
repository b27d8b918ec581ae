/**
 * Bytes of JS and CSS after brotli, inline parts included; 4,000 are for screens that are a single island, 4,000 for
 * the import map and larger shared files.
 */
export const most = 103_000;

/** Bytes after brotli that an untouched screen loads without its document naming them. */
export const late = { product: 2_600, photo: 2_800 };
