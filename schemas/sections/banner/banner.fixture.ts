export const bannerFixtures = [];
