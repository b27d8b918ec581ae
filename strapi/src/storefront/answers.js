const longestPage = 100;

/** A single entry as Strapi 5 answers it. */
const entryAnswer = ({ id, documentId, updatedAt, publishedAt }, fields) => ({
  data: { id, documentId, ...fields, updatedAt, publishedAt },
  meta: {},
});

function pagingOf({ pagination }) {
  return {
    page: wholeOf(pagination?.page, 1),
    pageSize: Math.min(longestPage, wholeOf(pagination?.pageSize, 25)),
  };
}

/** @param data the entries of this page alone */
const listAnswer = (data, total, { page, pageSize }) => ({
  data,
  meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
});

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

module.exports = { entryAnswer, listAnswer, listOf, pagingOf, refuse, trimSlashes };
