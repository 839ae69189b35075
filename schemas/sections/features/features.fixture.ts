export const featuresFixtures = [];
