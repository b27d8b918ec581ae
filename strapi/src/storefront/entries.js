const { populateOf, present } = require("./shape.js");

const uidOf = (type) => `api::${type}.${type}`;

const isPublished = { publishedAt: { $notNull: true } };

/** Asks the database itself: the document service takes half a second to check so many nested blocks. */
const rowsOf = (type) => strapi.db.query(uidOf(type));

/** Null if nothing with these fields is published. */
const findPublished = (type, filters, names) =>
  rowsOf(type).findOne({ where: { ...filters, ...isPublished }, populate: populateOf(uidOf(type), names) });

/** With `select` only those fields and what `populate` says, otherwise all. */
const listPublished = (type, { filters, order = ["id"], names, select, populate } = {}) =>
  rowsOf(type).findMany({
    where: { ...filters, ...isPublished },
    orderBy: order.map((field) => ({ [field]: "asc" })),
    ...(select ? { select: ["id", ...select], populate } : { populate: populateOf(uidOf(type), names) }),
  });

const shown = (type, entry, names) => present(uidOf(type), entry, names);

module.exports = { findPublished, listPublished, shown, uidOf };
