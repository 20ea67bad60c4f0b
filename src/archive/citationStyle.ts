/**
 * The style of the bibliography, in CSL: author: title. Container, place: publisher, date. Written
 * for this archive; words such as "ed." and the form of dates come from the locale. In the text a
 * revised work has both its years, first appearance and revision: McLeod 1996/1998.
 */
export const CITATION_STYLE = `<?xml version="1.0" encoding="utf-8"?>
<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0">
  <info>
    <title>Stubai Tarock Archive</title>
    <id>stubai-tarock-archive</id>
    <updated>2026-11-30T00:00:00+00:00</updated>
  </info>
  <locale xml:lang="en">
    <style-options punctuation-in-quote="false"/>
    <date form="text">
      <date-part name="day" suffix=" "/>
      <date-part name="month" suffix=" "/>
      <date-part name="year"/>
    </date>
    <terms>
      <term name="revised">revised</term>
      <term name="volumes">vols</term>
    </terms>
  </locale>
  <locale xml:lang="de">
    <terms>
      <term name="revised">überarbeitet</term>
      <term name="volumes">Bde.</term>
    </terms>
  </locale>
  <macro name="authors">
    <names variable="author">
      <name and="symbol" name-as-sort-order="first" delimiter-precedes-last="never"/>
      <label form="short" prefix=" (" suffix=")"/>
      <substitute>
        <names variable="editor"/>
      </substitute>
    </names>
  </macro>
  <macro name="title">
    <choose>
      <if type="book report" match="any">
        <group delimiter=" ">
          <text variable="title" font-style="italic"/>
          <group delimiter=" " prefix="(" suffix=")">
            <number variable="number-of-volumes"/>
            <text term="volumes"/>
          </group>
        </group>
      </if>
      <else>
        <text variable="title" quotes="true"/>
      </else>
    </choose>
  </macro>
  <macro name="within">
    <group delimiter=" ">
      <text variable="container-title" font-style="italic"/>
      <group delimiter="/">
        <text variable="volume"/>
        <text variable="issue"/>
      </group>
    </group>
  </macro>
  <macro name="imprint">
    <group delimiter=": ">
      <text variable="publisher-place"/>
      <text variable="publisher"/>
    </group>
  </macro>
  <macro name="dates">
    <group delimiter=", ">
      <date variable="original-date" form="text"/>
      <choose>
        <if variable="original-date">
          <group delimiter=" ">
            <text term="revised"/>
            <date variable="issued" form="text"/>
          </group>
        </if>
        <else>
          <date variable="issued" form="text"/>
        </else>
      </choose>
    </group>
  </macro>
  <macro name="pages">
    <group delimiter=" ">
      <label variable="page" form="short"/>
      <text variable="page"/>
    </group>
  </macro>
  <citation et-al-min="4" et-al-use-first="1" disambiguate-add-year-suffix="true">
    <layout delimiter="; ">
      <group delimiter=" ">
        <names variable="author">
          <name form="short" and="symbol" delimiter-precedes-last="never"/>
          <substitute>
            <names variable="editor"/>
            <text variable="title" quotes="true"/>
          </substitute>
        </names>
        <group>
          <group delimiter="/">
            <date variable="original-date"><date-part name="year"/></date>
            <date variable="issued"><date-part name="year"/></date>
          </group>
          <text variable="year-suffix"/>
        </group>
      </group>
    </layout>
  </citation>
  <bibliography>
    <sort>
      <key macro="authors"/>
      <key variable="issued"/>
      <key variable="title"/>
    </sort>
    <layout suffix=".">
      <group delimiter=". ">
        <group delimiter=": ">
          <text macro="authors"/>
          <text macro="title"/>
        </group>
        <group delimiter=", ">
          <text macro="within"/>
          <text variable="collection-title"/>
          <text variable="edition"/>
          <text macro="imprint"/>
          <text macro="dates"/>
          <text macro="pages"/>
        </group>
        <text variable="ISBN" prefix="ISBN "/>
      </group>
    </layout>
  </bibliography>
</style>`;
