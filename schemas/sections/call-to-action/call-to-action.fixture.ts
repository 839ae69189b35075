export const callToActionFixtures = [];
