const longestPage = 100;

/** A single entry as Strapi 5 answers it. */
const entryAnswer = ({ id, documentId, updatedAt, publishedAt }, fields) => ({
  data: { id, documentId, ...fields, updatedAt, publishedAt },
  meta: {},
});

function listAnswer(all, query) {
  const page = wholeOf(query.pagination?.page, 1);
  const pageSize = Math.min(longestPage, wholeOf(query.pagination?.pageSize, 25));
  return {
    data: all.slice((page - 1) * pageSize, page * pageSize),
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(all.length / pageSize), total: all.length } },
  };
}

function wholeOf(text, fallback) {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : fallback;
}

/** Strapi's error envelope; the shop knows a reason by its `code`. */
function refuse(ctx, status, name, { message, code }) {
  ctx.status = status;
  return { data: null, error: { status, name, message, ...(code ? { code } : {}), details: {} } };
}

const listOf = (value) => (value === undefined ? [] : [value].flat());

const trimSlashes = (path) => path.replace(/^\/+|\/+$/g, "");

module.exports = { entryAnswer, listAnswer, listOf, refuse, trimSlashes };
