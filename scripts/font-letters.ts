export const letters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  "\u00a0¡£§©«°±²³·º»¼½¾¿×÷",
  "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœŸŠšŽž",
  "\u2009\u202f\u2011–—‘’‚“”„•…‹›€™←↑→↓−",
].join("");
