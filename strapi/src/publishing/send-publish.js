const { now, signatureOf } = require("./signature.js");

const attempts = 4;
/** Milliseconds. */
const pause = 5_000;

/** Signs and sends a publish. A shop that does not answer is asked again, then the log says so. */
async function sendPublish(model, entries) {
  const createdAt = new Date(now()).toISOString();
  const body = JSON.stringify({ event: "entry.publish", createdAt, model, entries });
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const outcome = await post(body).catch((error) => error.message);
    if (outcome === 200 || outcome === 409) return;
    strapi.log.error(`The shop did not take the publish of ${model} ${entries.join(", ")}: ${outcome}`);
    if (typeof outcome === "number" && outcome < 500) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function post(body) {
  const at = Math.floor(now() / 1000);
  const digest = signatureOf(`${at}.${body}`);
  const { status } = await fetch(new URL("/api/webhooks/content", process.env.SHOP_URL), {
    method: "POST",
    headers: { "content-type": "application/json", "x-content-timed-signature": `t=${at},v1=${digest}` },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  return status;
}

module.exports = { sendPublish };
