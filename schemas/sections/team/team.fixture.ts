export const teamFixtures = [];
