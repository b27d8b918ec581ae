const { populateOf, present } = require("./shape.js");

const uidOf = (type) => `api::${type}.${type}`;

/** Drafts for the shop's preview (`status=draft`), else what is published. */
function versionOf(type) {
  const { path = "", query = {} } = strapi.requestContext.get() ?? {};
  const isDraft = path.startsWith("/api/") && query.status === "draft";
  const hasDrafts = strapi.contentTypes[uidOf(type)].options.draftAndPublish;
  return { publishedAt: isDraft && hasDrafts ? { $null: true } : { $notNull: true } };
}

/** Asks the database itself: the document service takes half a second to check so many nested blocks. */
const rowsOf = (type) => strapi.db.query(uidOf(type));

/** Null if there is no such entry. */
const findEntry = (type, filters, names) =>
  rowsOf(type).findOne({
    where: { ...filters, ...versionOf(type) },
    populate: populateOf(uidOf(type), names),
  });

/** With `select` only those fields and what `populate` says, otherwise all. */
const listEntries = (type, { filters, order = ["id"], names, select, populate } = {}) =>
  rowsOf(type).findMany({
    where: { ...filters, ...versionOf(type) },
    orderBy: order.map((field) => ({ [field]: "asc" })),
    ...(select ? { select: ["id", ...select], populate } : { populate: populateOf(uidOf(type), names) }),
  });

const shown = (type, entry, names) => present(uidOf(type), entry, names);

module.exports = { findEntry, listEntries, shown, uidOf };
