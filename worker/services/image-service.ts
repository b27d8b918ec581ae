import type { Configuration } from "../env.ts";
import type { Deadline } from "../upstream/deadline.ts";
import { createImages } from "../upstream/images/images.ts";
import { fetcherOf } from "./fetcher-of.ts";

export function imageService(env: Env, { upload }: Configuration, origin: string, deadline: Deadline) {
  const { url, authenticationUrl, publicKey } = upload;
  return createImages({
    authentication: { baseURL: authenticationUrl, fetcher: fetcherOf(env, authenticationUrl), deadline },
    upload: { baseURL: new URL(url, origin).href, fetcher: fetcherOf(env, url), deadline },
    publicKey,
  });
}
