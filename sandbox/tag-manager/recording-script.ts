/**
 * Behaves like Google's scripts: a consent signal that nobody gave counts as granted; `ecommerce` of an
 * earlier push stays in the model until it is cleared; a measurement (G-) is silent until its `config`, which
 * sends a page view of its own unless told not to; hits without a push (`automatic`) are sent even without
 * consent.
 *
 * @param layer name of the data layer's global variable
 */
export function recordingScript({ id, layer }: { id: string; layer: string }): string {
  return `(() => {
  const id = ${inScript(id)}, layerName = ${inScript(layer)};
  const loaded = (window.google_tag_manager ??= {});
  if (loaded[id]) return;
  loaded[id] = { dataLayer: { name: layerName } };

  const own = new URL(document.currentScript.src);
  const collect = new URL(own.pathname.endsWith("/gtag/js") ? "../collect" : "collect", own);
  const isMeasurement = id.startsWith("G-");
  const twoYears = 63072000;
  const consent = {};
  const set = {};
  let configuration = {};
  let model = {};
  let configured = !isMeasurement;

  const isGranted = (signal) => consent[signal] !== "denied";
  const cookie = (name) => document.cookie.split("; ").find((pair) => pair.startsWith(name + "="))?.slice(name.length + 1);
  const setCookie = (name, value) => {
    document.cookie = name + "=" + value + "; path=/; max-age=" + twoYears + "; samesite=lax";
  };

  function knowClient() {
    if (!isGranted("analytics_storage")) return null;
    // biome-ignore lint/plugin: runs in the page, which has no modules of the shop
    const now = Math.floor(Date.now() / 1000);
    const stored = cookie("_ga") ?? "GA1.1." + Math.floor(Math.random() * 2 ** 31) + "." + now;
    setCookie("_ga", stored);
    const session = "_ga_" + id.replace(/^[A-Z]+-/, "");
    setCookie(session, cookie(session) ?? "GS2.1.s" + now + "$o1$g0$t" + now + "$j60$l0$h0");
    return stored.split(".").slice(2).join(".");
  }

  function send(event, params, automatic = false) {
    if (window["ga-disable-" + id] === true) return;
    const fields = { ...(isMeasurement ? { ...set, ...configuration } : model), ...params };
    const hit = {
      event,
      params,
      automatic,
      location: fields.page_location ?? location.href,
      referrer: fields.page_referrer ?? document.referrer,
      title: fields.page_title ?? document.title,
      consent: { ...consent },
      clientId: knowClient(),
    };
    const query = new URLSearchParams({
      v: "2",
      tid: id,
      en: event,
      gcs: "G1" + Number(isGranted("ad_storage")) + Number(isGranted("analytics_storage")),
      ...(automatic && { "ep.event_origin": "auto" }),
      ...(hit.clientId && { cid: hit.clientId }),
    });
    fetch(collect + "?" + query, {
      method: "POST",
      keepalive: true,
      headers: { "Content-Type": "text/plain;charset=UTF-8" },
      body: JSON.stringify(hit),
    }).catch(() => {});
  }

  function tellByItself(event) {
    if (configured) send(event, {}, true);
  }

  let address = location.href;
  function followAddress() {
    if (address === location.href) return;
    address = location.href;
    tellByItself("page_view");
  }

  for (const name of ["pushState", "replaceState"]) {
    const change = history[name].bind(history);
    history[name] = (...entry) => {
      change(...entry);
      followAddress();
    };
  }
  addEventListener("popstate", followAddress);
  addEventListener("pagehide", () => tellByItself("user_engagement"));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) tellByItself("user_engagement");
  });

  const commands = {
    consent(_, signals) {
      for (const [signal, value] of Object.entries(signals ?? {}))
        if (value === "granted" || value === "denied") consent[signal] = value;
    },
    config(target, options) {
      if (target !== id) return;
      configured = true;
      configuration = { ...options };
      tellByItself("session_start");
      if (options?.send_page_view !== false) tellByItself("page_view");
    },
    set(fields, value) {
      Object.assign(set, typeof fields === "string" ? { [fields]: value } : fields);
    },
    event(name, params) {
      if (configured) send(name, { ...params });
    },
  };

  function take(pushed) {
    if (Object.prototype.toString.call(pushed) === "[object Arguments]") {
      const [command, ...rest] = pushed;
      if (Object.hasOwn(commands, command)) commands[command](...rest);
      return;
    }
    if (typeof pushed === "function") return void pushed();
    if (typeof pushed !== "object" || pushed === null) return;
    model = { ...model, ...pushed };
    const { event, ...params } = pushed;
    if (typeof event !== "string" || event.startsWith("gtm.") || isMeasurement) return;
    send(event, { ...params, ...(model.ecommerce && { ecommerce: model.ecommerce }) });
  }

  const layer = (window[layerName] ??= []);
  const push = layer.push.bind(layer);
  layer.push = (...pushed) => {
    const length = push(...pushed);
    pushed.forEach(take);
    return length;
  };
  for (const pushed of [...layer]) take(pushed);
  if (!isMeasurement) tellByItself("session_start");
})();
`;
}

const inScript = (text: string): string => JSON.stringify(text).replaceAll("<", "\\u003c");
