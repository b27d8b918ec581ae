/**
 * Bytes of JS and CSS, brotli: files and what stands in the document. 300 of them are shared with documents with islands,
 * until all pages are such documents.
 */
export const most = 95_300;

/** Bytes, brotli, of files that an untouched screen loads without its document naming them. Other screens load none. */
export const late = { product: 2_600, photo: 2_800 };
