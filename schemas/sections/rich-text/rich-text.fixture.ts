export const richTextFixtures = [];
