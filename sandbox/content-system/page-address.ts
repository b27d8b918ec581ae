export function pageAddress(key: string): string | undefined {
  if (key === "home") return "/";
  if (key === "nous-contacter") return "/nous-contacter/";
  if (key.startsWith("landing/")) return `/${key}/`;
  return key.includes("/") ? undefined : `/page/${key}/`;
}
