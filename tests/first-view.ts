/** Bytes of JS and CSS, brotli: files and what stands in the document. 400 are parts that documents with islands share. */
export const most = 95_400;

/** Bytes, brotli, of files that an untouched screen loads without its document naming them. Other screens load none. */
export const late = { product: 2_600, photo: 2_800 };
