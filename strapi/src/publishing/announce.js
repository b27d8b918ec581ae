const { entriesOf } = require("./entries-of.js");
const { sendPublish } = require("./send-publish.js");

const shown = ["create", "update", "publish", "unpublish", "discardDraft", "delete"];

/** Tells the shop of every change to what is published. */
function announcePublishes() {
  if (!process.env.SHOP_URL || !process.env.SHOP_WEBHOOK_SECRET) return;
  strapi.documents.use(async (context, next) => {
    if (!shown.includes(context.action) || !context.uid.startsWith("api::")) return next();
    const before = await entriesOf(context.uid, context.params.documentId);
    const result = await next();
    const after = await entriesOf(context.uid, context.params.documentId ?? result?.documentId);
    for (const [model, entries] of changed(before, after)) void sendPublish(model, entries);
    return result;
  });
}

/** Entries by model, if the published version of the document has changed. */
function changed(before, after) {
  if (before.version === after.version) return new Map();
  const all = new Map(before.entries);
  for (const [model, names] of after.entries)
    all.set(model, [...new Set([...(all.get(model) ?? []), ...names])]);
  return all;
}

module.exports = { announcePublishes };
