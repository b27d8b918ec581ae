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
const listEntries = (type, wanted = {}) => rowsOf(type).findMany(queryOf(type, wanted));

/** A page of them, and how many there are. */
async function pageOfEntries(type, wanted, { page, pageSize }) {
  const [entries, total] = await rowsOf(type).findWithCount({
    ...queryOf(type, wanted),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { entries, total };
}

const countEntries = (type, filters) => rowsOf(type).count({ where: { ...filters, ...versionOf(type) } });

const queryOf = (type, { filters, order = ["id"], names, select, populate, limit, offset }) => ({
  where: { ...filters, ...versionOf(type) },
  orderBy: order.map((field) => (typeof field === "string" ? { [field]: "asc" } : field)),
  ...(limit === undefined ? {} : { limit, offset }),
  ...(select ? { select: ["id", ...select], populate } : { populate: populateOf(uidOf(type), names) }),
});

const shown = (type, entry, names) => present(uidOf(type), entry, names);

module.exports = { countEntries, findEntry, listEntries, pageOfEntries, shown, uidOf };
