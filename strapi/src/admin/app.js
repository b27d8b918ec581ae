export default {
  config: {
    locales: ["fr"],
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap() {},
};
