/** The name of the brand as outlines (from Fraunces, SIL Open Font License): a picture loaded by an `img` has no web font. */
const letters =
  "M53-24L75-79C77-83 79-84 82-84H101C106-84 106-79 103-78L99-77C97-76 96-75 96-72L100-12C100-9 101-8 103-8L106-7C110-6 109 0 105 0H76C72 0 71-6 75-7L78-8C80-9 81-10 81-13L76-73H79L54-9C52-3 47-3 45-9L20-71H22L18-13C18-10 19-9 22-8L25-7C29-6 28 0 24 0H5C1 0 0-6 4-7L7-8C10-9 11-11 11-14L15-73C15-75 14-77 12-77L9-78C5-79 5-84 9-84H28C31-84 33-83 34-79ZM203-51c-3 0-5 1-6 2-2 1-2 3-2 5l1 4c0 1 1 1 3 2l6 3 13 4 7 7 2 8c0 5-2 9-6 13-3 3-9 4-16 4h-6l-4-2h-2-2l-2 2h-2-2l-1-3-3-10c-1-2-1-3 0-4 0-1 0-2 1-2h3l2 2 6 7c1 2 3 3 5 4l7 1c3 0 5-1 6-2 2-2 3-3 3-5 0-2-1-3-2-4l-3-3-8-3c-4-1-8-2-11-4-3-1-5-3-6-6-2-2-3-5-3-8 0-4 1-7 3-9 2-3 4-5 7-6 3-2 7-2 11-2h6l4 2 2 1 2-1 2-1c0-1 1-1 2-1h1l1 3 3 10v4l-2 2-2-1-2-2-8-8c-2-2-5-3-8-3zM286-35c0 3-1 4-2 5-1 2-3 2-5 2h-35v-5h23c2 0 3-1 3-3 0-4-1-8-3-10-2-3-4-4-7-4l-6 2-4 6c-1 3-2 6-2 10 0 7 2 13 5 17 4 4 8 5 14 5 3 0 6 0 9-2l6-6 1-2h1l2 1v2c0 3-1 6-3 9-2 3-5 5-9 7l-12 2c-6 0-11-1-15-3-4-2-8-6-10-10-2-4-3-9-3-15 0-5 1-10 3-15 2-4 6-8 10-10 4-3 9-4 15-4 5 0 9 1 13 3 3 1 6 4 8 7 2 4 3 7 3 11zM327-7v-2l-1-34c0-3 0-5-2-6-1-2-3-2-5-2l-6 1-1 4v4c0 2-1 4-3 5-1 2-3 2-6 2-2 0-4 0-5-1l-2-5c0-3 1-5 3-7 2-3 5-4 9-6 3-1 8-2 14-2 7 0 12 1 15 4 3 3 5 7 5 12v29l1 3 2 1 1-1 1-1h1v-1l2 1v2l-1 4-4 3-6 1c-4 0-6 0-9-2-2-2-3-4-3-6zM293-12c0-5 3-9 7-12 4-3 10-5 18-5l6 1 5 1-1 5-4-2h-5c-3 0-5 1-7 2-2 2-3 4-3 7 0 3 1 5 3 6 1 2 3 2 6 2l6-1 4-4 2 4c-3 3-5 5-9 7-3 2-7 2-11 2-5 0-9-1-12-3-3-3-5-6-5-10z";
const letterU =
  "M152-7v-4-31c0-1 0-2-1-2l-1-1h-3l-2-1v-2-1l3-2 11-4 3-1h2l3 1 1 2v43 3l2 1h2l1 2 1 1c0 1 0 2-1 2l-2 1h-12l-5-2-2-5zM116-16v-26c0-1 0-2-1-2l-1-1h-3l-2-1v-2l1-1 2-2 11-4 3-1h3l2 1 1 2v34l2 8 6 2 6-1 5-4 3-2 2 3-2 2-12 10-11 2c-4 0-8-1-11-4-3-3-4-7-4-13z";

/** Goes once into the `defs` of a picture that shows the name. */
export const wordmarkDefinition = `<g id="m"><path d="${letters}"/><path id="u" d="${letterU}"/><use href="#u" x="244"/></g>`;

/** "MNaN NaNe" centred on x, standing on the line y, `width` wide; the picture needs {@link wordmarkDefinition}. */
export function wordmark(x: number, y: number, width: number, fill: string): string {
  const scale = Math.round((width / 420) * 100) / 100;
  return `<use href="#m" transform="translate(${Math.round(x - 211 * scale)} ${y}) scale(${scale})" fill="${fill}"/>`;
}
