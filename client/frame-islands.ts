// biome-ignore-all lint/performance/noBarrelFile: the file of its islands that a document names
/** Parts of the frame that are islands in documents. They are in the files of every page, so one file leads to all. */
export { SearchForm } from "./layouts/search-form.tsx";
export { PageNotice } from "./layouts/shell-notice.tsx";
