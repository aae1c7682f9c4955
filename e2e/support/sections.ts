/** The sidebar (§2, §6): label and address, in its order. */
export const SECTIONS = [
  ['Dashboard', '/dashboard'],
  ['Users', '/users'],
  ['Tracker', '/tracker'],
  ['Recipes', '/recipes'],
  ['Diet Plans', '/diet-plans'],
  ['WorkOuts', '/workouts'],
  ['Community', '/community'],
  ['Supplements', '/supplements'],
  ['Moderators', '/moderators'],
  ['Notifications', '/notifications'],
  ['Plans', '/plans'],
  ['Payments Plans', '/payments'],
  ['Banner', '/banners'],
  ['How to use', '/how-to-use'],
] as const;

export const ADDRESSES = [...SECTIONS.map(([, address]) => address), '/profile'];
