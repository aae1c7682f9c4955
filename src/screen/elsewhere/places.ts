/** A part of a screen's list beside the shown one, such as a tab, with what the search finds there. */
export interface PlaceElsewhere<View> {
  /** Such as `Lunch › Soups`. */
  title: string;
  found: readonly { title: string }[];
  /** The fields of the screen's state that lead there; its search and filters stay as they are. */
  view: View;
}

/** The places where something is found. */
export const withFinds = <View>(places: readonly PlaceElsewhere<View>[]) =>
  places.filter(({ found }) => found.length > 0);
