/**
 * Bytes of JS and CSS, brotli: files and what stands in the document. 4,000 of them are for screens that are one island as a
 * whole.
 */
export const most = 99_000;

/** Bytes, brotli, of files that an untouched screen loads without its document naming them. Other screens load none. */
export const late = { product: 2_600, photo: 2_800 };
