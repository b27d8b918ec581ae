export const apiPath = "/api/v2";

export function iri(resource: string, id: string | number): string {
  return `${apiPath}/shop/${resource}/${id}`;
}

export function idOf(reference: string): string {
  return decodeURIComponent(reference.split("/").pop() ?? "");
}
