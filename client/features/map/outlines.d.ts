declare module "*.geojson?url" {
  const address: string;
  export default address;
}
