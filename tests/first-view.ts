/** Bytes of JS and CSS, brotli: files and what stands in the document. */
export const most = 95_000;

/** Bytes, brotli, of files that an untouched screen loads without its document naming them. Other screens load none. */
export const late = { product: 2_600, photo: 2_800 };
