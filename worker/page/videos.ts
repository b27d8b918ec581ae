export interface Video {
  site: "youtube" | "vimeo";
  id: string;
  key?: string;
  start?: number;
}

export function videoOf(url: string): Video | undefined {
  const address = /^https?:\/\//i.test(url.trim()) ? url.trim() : `https://${url.trim()}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams, hash } = new URL(address);
  const host = hostname.replace(/^(?:www|m|music)\./, "");
  const parts = pathname.split("/").filter(Boolean);
  if (host === "youtu.be") return youtube(parts[0], searchParams);
  if (host === "youtube.com" || host === "youtube-nocookie.com") {
    return youtube(parts[0] === "watch" ? searchParams.get("v") : framed(parts), searchParams);
  }
  if (host === "vimeo.com") return vimeo(parts, hash);
  return host === "player.vimeo.com" && parts[0] === "video"
    ? vimeo([parts[1] ?? "", searchParams.get("h") ?? ""], hash)
    : undefined;
}

export function videoFrame({ site, id, key, start }: Video): string {
  if (site === "youtube") {
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ""}`;
  }
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ""}${start ? `#t=${start}s` : ""}`;
}

export function videoPage({ site, id, key, start }: Video): string {
  if (site === "youtube") return `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ""}`;
  return `https://vimeo.com/${id}${key ? `/${key}` : ""}${start ? `#t=${start}s` : ""}`;
}

export const videoSites: Record<Video["site"], string> = { youtube: "YouTube", vimeo: "Vimeo" };

function framed([form, id]: string[]): string | undefined {
  return form && ["embed", "shorts", "live", "v"].includes(form) ? id : undefined;
}

function youtube(id: string | null | undefined, query: URLSearchParams): Video | undefined {
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  const start = seconds(query.get("t") ?? query.get("start"));
  return { site: "youtube", id, ...(start ? { start } : {}) };
}

/** "/76979871", "/76979871/8272103f6e" (unlisted), "/channels/staffpicks/76979871". */
function vimeo(parts: string[], hash: string): Video | undefined {
  const inList = ["channels", "groups", "showcase"].includes(parts[0] ?? "");
  const [id, key] = inList ? parts.slice(-1) : parts;
  if (!id || !/^\d{6,12}$/.test(id)) return undefined;
  const start = seconds(/^#t=(.+)$/.exec(hash)?.[1]);
  return {
    site: "vimeo",
    id,
    ...(key && /^[\da-f]{8,12}$/.test(key) ? { key } : {}),
    ...(start ? { start } : {}),
  };
}

function seconds(text: string | null | undefined): number {
  const [, hours, minutes, rest] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text ?? "") ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(rest ?? 0);
}
