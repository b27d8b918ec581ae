export type Ask = (path: string, headers?: Record<string, string>) => Promise<Response>;

const agents = {
  crawler: "storefront-release",
  browser:
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36",
};

export interface AskedVersion {
  origin: string;
  worker: string;
  version: string;
}

export function askVersion(asked: AskedVersion, agent: keyof typeof agents = "crawler"): Ask {
  return (path, headers) =>
    fetch(new URL(path, asked.origin), {
      redirect: "manual",
      headers: { ...headersOf(asked, agent), ...headers },
    });
}

const headersOf = ({ worker, version }: AskedVersion, agent: keyof typeof agents) => ({
  Accept: "text/html",
  "User-Agent": agents[agent],
  "Cloudflare-Workers-Version-Overrides": `${worker}="${version}"`,
});

export interface Visitor {
  /** Posts `fields` if there are any, and follows redirects. @throws if the last answer is not 200 */
  open(path: string, fields?: Record<string, string>): Promise<string>;
  /** Path of the document that was opened last. */
  path(): string;
  /** Milliseconds that a form must have been shown before it is posted. */
  timeToFill: number;
}

const mostRedirects = 5;

/** A browser without scripts, with cookies of its own. */
export function visitVersion(asked: AskedVersion): Visitor {
  const cookies = new Map<string, string>();
  let last = new URL("/", asked.origin);
  return {
    timeToFill: 2500,
    path: () => last.pathname,
    async open(path, fields) {
      let answer = await go(new URL(path, last), fields);
      for (let times = 0; [302, 303].includes(answer.status) && times < mostRedirects; times += 1)
        answer = await go(new URL(answer.headers.get("location") ?? "/", last));
      if (answer.status !== 200) throw new Error(`${last.pathname} was answered ${answer.status}`);
      return answer.text();
    },
  };

  async function go(url: URL, fields?: Record<string, string>): Promise<Response> {
    const answer = await fetch(url, {
      redirect: "manual",
      headers: {
        ...headersOf(asked, "browser"),
        Origin: asked.origin,
        Referer: last.href,
        "Sec-Fetch-Site": "same-origin",
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
    });
    last = url;
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; *Max-Age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
}
