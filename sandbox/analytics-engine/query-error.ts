/** What the SQL API refuses, in words for who wrote the query. */
export class QueryError extends Error {}
