/** Initials over two discs. Plain elements, dressed by what stands around them (`initialsStyle`). */
export function InitialsDrawing({ letters }: { letters: string }) {
  return (
    <span className="stage">
      <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" focusable="false">
        <circle cx="100" cy="100" r="62" fill="currentColor" />
        <circle cx="0" cy="0" r="30" fill="currentColor" />
      </svg>
      <span className="letters">{letters}</span>
    </span>
  );
}
