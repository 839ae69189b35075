export const contactFixtures = [];
