import type { Plugin } from "vite";

const pictures = "/_sandbox/pictures";
/** Header of a request that goes on to the workers. */
const onwards = "x-not-kept";

/**
 * Keeps the demo pictures, as the network of a picture host does: a page has twenty, and each takes the time of two
 * workers. What may not be kept is asked for each time, and all of it once a service is told to fail.
 */
export function keepPictures(): Plugin {
  const kept = new Map<string, { headers: Record<string, string>; body: Buffer }>();
  return {
    name: "keep-pictures",
    enforce: "pre",
    configurePreviewServer({ middlewares }) {
      middlewares.use("/_sandbox/faults", (_request, _response, next) => {
        kept.clear();
        next();
      });
      middlewares.use(pictures, async (request, response, next) => {
        const { accept = "*/*", host } = request.headers;
        if (request.method !== "GET" || onwards in request.headers) return next();
        const key = `${request.url} ${accept}`;
        const picture = kept.get(key);
        if (picture) return void response.writeHead(200, picture.headers).end(picture.body);
        try {
          const url = `http://${host}${pictures}${request.url}`;
          const answer = await fetch(url, { headers: { Accept: accept, [onwards]: "1" } });
          const headers = Object.fromEntries(answer.headers);
          const body = Buffer.from(await answer.arrayBuffer());
          if (answer.status === 200 && mayBeKept(headers["cache-control"])) kept.set(key, { headers, body });
          response.writeHead(answer.status, headers).end(body);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

export const mayBeKept = (cacheControl = ""): boolean =>
  /max-age=[1-9]/.test(cacheControl) && !/no-store|private/.test(cacheControl);
