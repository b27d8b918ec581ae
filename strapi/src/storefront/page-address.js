/** Undefined for a page that has no address of its own. */
function pageAddress(key) {
  if (key === "home") return "/";
  if (key === "nous-contacter") return "/nous-contacter/";
  if (key.startsWith("landing/")) return `/${key}/`;
  return key.includes("/") ? undefined : `/page/${key}/`;
}

module.exports = { pageAddress };
