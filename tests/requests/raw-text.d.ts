/** A file as it stands, which Vite gives as its text. */
declare module "*?raw" {
  const text: string;
  export default text;
}
