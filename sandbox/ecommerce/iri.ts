/** Where the e-commerce API stands on its host: IRIs carry it. */
export const apiPath = "/api/v2";

export function iri(resource: string, id: string | number): string {
  return `${apiPath}/shop/${resource}/${id}`;
}

/** Last segment of an IRI, or of a bare id. */
export function idOf(reference: string): string {
  return decodeURIComponent(reference.split("/").pop() ?? "");
}
