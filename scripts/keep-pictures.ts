import type { Plugin } from "vite";

const pictures = "/_sandbox/pictures";
const onwards = "x-not-kept";

interface Picture {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Saves the time of two workers per demo picture. Cleared when a service is told to fail. */
export function keepPictures(): Plugin {
  const kept = new Map<string, Picture>();
  return {
    name: "keep-pictures",
    enforce: "pre",
    configurePreviewServer({ middlewares }) {
      middlewares.use("/_sandbox/faults", (_request, _response, next) => {
        kept.clear();
        next();
      });
      middlewares.use(pictures, (request, response, next) => {
        const { accept = "*/*", host } = request.headers;
        if (request.method !== "GET" || onwards in request.headers) return next();
        const key = `${request.url} ${accept}`;
        const answer = (picture: Picture) =>
          response.writeHead(picture.status, picture.headers).end(picture.body);
        const picture = kept.get(key);
        if (picture) return answer(picture);
        ask(`http://${host}${pictures}${request.url}`, accept).then((picture) => {
          if (picture.status === 200 && mayBeKept(picture.headers["cache-control"])) kept.set(key, picture);
          answer(picture);
        }, next);
      });
    },
  };
}

async function ask(url: string, accept: string): Promise<Picture> {
  const answer = await fetch(url, { headers: { Accept: accept, [onwards]: "1" } });
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
}

export const mayBeKept = (cacheControl = ""): boolean =>
  /max-age=[1-9]/.test(cacheControl) && !/no-store|private/.test(cacheControl);
