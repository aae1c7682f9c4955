import { safeColour } from '../communityRows';

export function GroupDot({ colour }: { colour: string }) {
  return <span className="dot group-dot" style={{ color: safeColour(colour) }} />;
}
