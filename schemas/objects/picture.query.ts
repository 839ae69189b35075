/** Inside of a `picture` projection: enough to reserve the space, show a first impression and crop to any frame. */
export const PICTURE_QUERY = `
  "asset": asset->{
    _id,
    url,
    mimeType,
    "width": metadata.dimensions.width,
    "height": metadata.dimensions.height,
    "lqip": metadata.lqip
  },
  hotspot{x, y, width, height},
  crop{top, bottom, left, right},
  alt,
  decorative,
  isStock,
  credit
`;
